import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The declarations of a selector that stands alone. */
function rule(css: string, selector: string): string {
  const escaped = selector.replace(/[.[\]]/g, '\\$&')
  return [...css.matchAll(new RegExp(`^${escaped} \\{([^}]*)\\}`, 'gm'))].map(([, body]) => body).join('')
}

test.each([
  ['message board', './panels/form.css', '.board', ['width: 240px', 'height: 426px']],
  ['tip, its height', './loader/loader.css', '.tip', ['height: 76px']],
  ['popover form', './panels/form.css', '.popover', ['width: min(400px, 100%)']],
  ['result', './panels/form.css', '.result', ['width: min(360px, 100%)']],
  // 48 px with the bar's own border.
  ['side bar', './loader/loader.css', '.rail button', ['width: 46px']],
  ['list of a choice', './panels/form.css', '.options', ['max-height: 300px']],
  ['phone panel', './panels/contact.css', '.phone', ['max-height: 500px']],
  ['QR code', './panels/contact.css', '.code', ['width: 150px', 'height: 150px']],
  ['window header', './window/window.css', '.head', ['height: 46px']],
])('%s has the size of the specification', (_, file, selector, wanted) => {
  const body = rule(sheet(file), selector)
  for (const declaration of wanted) expect(body).toContain(`${declaration};`)
})

test('no length hangs on the host page’s font size', () => {
  for (const file of ['./loader/loader.css', './actions/actions.css', './window/window.css', './panels/form.css'])
    expect(sheet(file)).not.toMatch(/\d(rem|em)\b/)
})
