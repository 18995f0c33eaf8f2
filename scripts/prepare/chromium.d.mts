export function chromiumPath(): Promise<string | undefined>
export function ensureChromium(): Promise<string>
export function ensureTestBrowser(): Promise<string>
