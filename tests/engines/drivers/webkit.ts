import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webkitPaths } from '../../../scripts/prepare/engines.mjs'
import { freePort } from '../../support/app-process.ts'
import { waitUntil } from '../../support/wait-until.ts'
import type { Engine, Look, Tab } from './driver.ts'
import { newSession, type WebDriverSession } from './webdriver.ts'

/** The window's bar, once nothing in it has a size of its own (`style`), in pixels. */
const bar = 20

/** Without this the bar's buttons keep the window at 500 px and more: no phone's width could be tried. */
const style = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }'

/** The code points that WebDriver gives to keys without a character. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Whoever comes next is another visitor: nothing is left of this one. Pages of other visits have other origins, but one cookie jar. */
async function forget({ call }: WebDriverSession): Promise<void> {
  const script = 'localStorage.clear(); sessionStorage.clear()'
  await call('POST', '/execute/sync', { script, args: [] })
  await call('DELETE', '/cookie')
  await call('DELETE', '/actions')
  await call('POST', '/url', { url: 'about:blank' })
}

function tabOf({ call }: WebDriverSession, close: () => Promise<void>): Tab {
  const execute = (script: string) => call('POST', '/execute/sync', { script, args: [] })
  /** Asks once more where the page was leaving: its successor answers. */
  const evaluate = (expression: string) =>
    execute(`return ${expression}`).catch((error: unknown) => {
      if (!/no such frame/.test(String(error))) throw error
      return execute(`return ${expression}`)
    })
  const pointer = (x: number, y: number, ...then: object[]) =>
    call('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 40, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
            ...then,
          ],
        },
      ],
    }).then(() => {})
  const type = (text: string) =>
    call('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    }).then(() => {})
  return {
    open: (url) => call('POST', '/url', { url }).then(() => {}),
    back: () => execute('history.back()').then(() => {}),
    forward: () => execute('history.forward()').then(() => {}),
    evaluate,
    moveTo: (x, y) => pointer(x, y),
    click: (x, y) => pointer(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press: (key) => type(keys[key] ?? key),
    type,
    screenshot: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    close,
  }
}

interface Started {
  address: string
  end(): void
}

async function startScreen(program: string): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(child.stdout, 'data')
  return { display: `:${String(number).trim()}`, child }
}

/** A driver whose browsers have the settings of one kind of visitor. */
async function startDriver(driver: string, display: string, calm: boolean): Promise<Started> {
  const home = mkdtempSync(join(tmpdir(), 'orca-webkit-'))
  const settings = join(home, 'gtk-3.0')
  mkdirSync(settings)
  writeFileSync(join(settings, 'gtk.css'), style)
  writeFileSync(join(settings, 'settings.ini'), `[Settings]\ngtk-enable-animations=${calm ? 0 : 1}\n`)
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      LANG: 'zh_CN.UTF-8',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Where there is no graphics card, painting by its commands is a quarter of the processor time that WebKit takes.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Nor is there a card's memory to hand a window over in: pretending one is a third of that time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Its sandbox cannot be made by root, and needs privileges that containers do not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await waitUntil('the WebKit driver answers', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    address,
    end() {
      child.kill()
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/**
 * Safari's engine as GTK builds it: each tab is a browser of its own, so that one that dies takes nothing with it. One that lives
 * on takes the next visitor, for its start is a third of what a visit costs.
 */
export async function webkit(): Promise<Engine | undefined> {
  const paths = webkitPaths()
  if (!paths) return undefined
  let screen: ReturnType<typeof startScreen> | undefined
  const drivers = new Map<boolean, Promise<Started>>()
  const free = new Map<boolean, WebDriverSession>()

  async function driverFor(calm: boolean): Promise<Started> {
    screen ??= startScreen(paths?.screen ?? '')
    const { display } = await screen
    const driver = drivers.get(calm) ?? startDriver(paths?.driver ?? '', display, calm)
    drivers.set(calm, driver)
    return driver
  }

  async function start(calm: boolean, scripts: boolean): Promise<WebDriverSession> {
    const capabilities = {
      'webkitgtk:browserOptions': {
        binary: paths?.browser,
        args: ['--automation', ...(scripts ? [] : ['--enable-javascript-markup=false'])],
      },
    }
    // On a busy machine a browser sometimes does not come up, and its driver waits for it: no page has been asked for.
    return newSession((await driverFor(calm)).address, capabilities).catch(async () => {
      ;(await driverFor(calm)).end()
      drivers.delete(calm)
      return newSession((await driverFor(calm)).address, capabilities)
    })
  }

  return {
    name: 'WebKit',
    async open({ width, height, calm = false, scripts = true }: Look) {
      const waiting = scripts ? free.get(calm) : undefined
      if (waiting) free.delete(calm)
      const sized = async (session: WebDriverSession) => {
        await session.call('POST', '/window/rect', { width, height: height + bar })
        return session
      }
      const fresh = async () => sized(await start(calm, scripts))
      // One that hangs since the visit before is given up; a new one that does not answer is a fault.
      const session = await (waiting ? sized(waiting).catch(fresh) : fresh())
      return tabOf(session, async () => {
        const isFree =
          scripts &&
          !free.has(calm) &&
          (await forget(session).then(
            () => true,
            () => false,
          ))
        if (isFree) free.set(calm, session)
        else await session.call('DELETE', '')
      })
    },
    async end() {
      for (const session of free.values()) await session.call('DELETE', '').catch(() => {})
      for (const driver of drivers.values()) (await driver).end()
      if (screen) (await screen).child.kill()
    },
  }
}
