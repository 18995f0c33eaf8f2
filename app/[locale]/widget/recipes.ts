export const recipeNames = [
  'html',
  'queue',
  'react',
  'next',
  'vue',
  'nuxt',
  'wordpress',
  'gtm',
  'spa',
  'android',
  'ios',
  'types',
  'pinned',
  'jwt',
] as const

/** Code to copy, by host. `integrity` is the pinned loader's own (`pinnedLoader`). */
export function recipes(
  origin: string,
  { version, integrity }: { version: string; integrity: string },
): Record<(typeof recipeNames)[number], string> {
  const src = `${origin}/widget/v1/loader.js`
  const install = `npm install ${origin}/widget/${version}/orca-chat.tgz`
  // The placeholder for a host's own key.
  const key = 'pk_your_key'
  const stub = `window.OrcaChat ??= new Proxy({ q: [] }, {
  get: (t, name) => name in t || name === 'then' ? t[name]
    : (...args) => new Promise((ok, no) => t.q.push([name, args, ok, no])),
})`
  const inApp = `<!doctype html>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script async src="${src}"
  data-site="${key}" data-launcher="none" data-open></script>`
  return {
    html: `<script>
${stub}
</script>
<script async src="${src}"
  data-site="${key}"></script>
<button onclick="OrcaChat.open()">Chat</button>`,
    queue: `${stub}
OrcaChat.on('unread', ({ count }) => { document.title = \`(\${count})\` })
await OrcaChat.open({ view: 'board' })`,
    react: `${install}

import { OrcaChat } from '@orca/chat/react'

<OrcaChat src="${src}"
  site="${key}" onReady={(chat) => chat.on('lead', console.log)} />`,
    next: `${install}

// ./app/layout.tsx
import type { ReactNode } from 'react'
import { OrcaChat } from '@orca/chat/react'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <OrcaChat src="${src}"
          site="${key}" />
      </body>
    </html>
  )
}`,
    vue: `${install}

import { OrcaChat } from '@orca/chat/vue'

<OrcaChat :options="{
  src: '${src}', site: '${key}'
}" @ready="(chat) => chat.open()" />`,
    nuxt: `${install}

<!-- app.vue -->
<script setup>
import { OrcaChat } from '@orca/chat/vue'
</script>

<template>
  <NuxtPage />
  <OrcaChat :options="{
    src: '${src}', site: '${key}'
  }" />
</template>`,
    wordpress: `add_action('wp_footer', function () {
  echo '<script async src="${src}"
    data-site="${key}"></script>';
});`,
    gtm: `<script>
(function () {
  var tag = document.createElement('script')
  tag.async = true
  tag.src = '${src}'
  tag.setAttribute('data-site', '${key}')
  document.head.appendChild(tag)
})()
</script>`,
    spa: `router.afterEach((to) => {
  OrcaChat.setContext({ route: to.path })
})`,
    android: `// Kotlin
webView.settings.javaScriptEnabled = true
webView.settings.domStorageEnabled = true
webView.loadDataWithBaseURL(
  "https://app.your-site.example/",
  """${inApp}""",
  "text/html", "utf-8", null
)`,
    ios: `// Swift
webView.loadHTMLString(
  """
  ${inApp.replaceAll('\n', '\n  ')}
  """,
  baseURL: URL(string: "https://app.your-site.example/")
)`,
    types: `curl -O ${origin}/widget/v1/orca-chat.d.ts

import type {} from './orca-chat'

const off = window.OrcaChat.on('message', ({ id, from }) => {
  console.log(id, from)
})`,
    pinned: `<script async src="${origin}/widget/${version}/loader.js"
  integrity="${integrity}"
  crossorigin="anonymous" data-site="${key}"></script>`,
    jwt: `import { createHmac } from 'node:crypto'

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const body = part({ alg: 'HS256', typ: 'JWT' }) + '.' + part({
  sub: user.id,
  name: user.name,
  email: user.email,
  exp: Math.floor(Date.now() / 1000) + 600,
})
const token = body + '.' + createHmac('sha256', process.env.ORCA_IDENTITY_SECRET)
  .update(body).digest('base64url')

// In the page: await OrcaChat.setUser({ token })`,
  }
}
