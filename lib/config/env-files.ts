import nextEnv from '@next/env'

/** Reads `.env`, `.env.local` and their production forms into the process as Next does; what is set already wins. */
export function loadEnvFiles(): void {
  nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development')
}
