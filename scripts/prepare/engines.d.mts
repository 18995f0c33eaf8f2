export function firefoxPath(): string | undefined
export function webkitPaths(): { driver: string; browser: string; screen: string } | undefined
export function ensureEngines(): Promise<void>
