/** Names of the settings that `.env.example` marks `(build)`. */
export function buildSettings(): string[]
