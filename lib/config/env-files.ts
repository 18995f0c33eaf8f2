import nextEnv from '@next/env'

/** Reads `.env`, `.env.local` and their production forms into the process as Next does; what is set already wins. */
export function loadEnvFiles(folder = process.cwd()): void {
  nextEnv.loadEnvConfig(folder, process.env.NODE_ENV === 'development')
}
