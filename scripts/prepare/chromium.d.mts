export function chromiumPath(): Promise<string | undefined>
export function ensureChromium(): Promise<string>
