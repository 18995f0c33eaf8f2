import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,components,lib,scripts,widget,tests/contract,tests/faults}/**/*.test.{ts,tsx}'],
    // A file that needs a browser's document says so with `@vitest-environment jsdom`.
    environment: 'node',
  },
})
