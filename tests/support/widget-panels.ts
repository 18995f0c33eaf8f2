import type { Page } from '@playwright/test'
import type { StandInDesk } from './widget-desk.ts'
import { chat } from './widget-host.ts'

/** Opens a view of the widget. */
export const show = (page: Page, view: string) =>
  page.evaluate((wanted) => Reflect.get(window, 'OrcaChat').open({ view: wanted }), view)
/** Width and height of a part of the widget, in pixels. */
export const size = async (page: Page, selector: string) => {
  const box = await chat(page, selector).boundingBox()
  return [box?.width, box?.height]
}

export const picture = { url: '/picture.svg', alt: 'A boat on a lake', width: 900, height: 600 }

/** Answers with everything that an answer can have. */
export function answerRichly(desk: StandInDesk): void {
  desk.reply = () => [
    {
      text: 'Eight hours.\nSee https://lake.example/boats',
      source: { title: 'Boats', url: 'https://lake.example/boats' },
      picture,
      audio: '/answer.mp3',
      offer: 'callback',
    },
  ]
}

/** Serves the picture of such an answer. */
export async function routePicture(page: Page): Promise<void> {
  await page.route('**/picture.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="teal"/></svg>',
    }),
  )
}

/** A device with voices, since a headless browser has none. */
export async function giveVoice(page: Page, lang = 'en-GB'): Promise<void> {
  await page.addInitScript((voiceLang) => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [
          { lang: 'fr-FR', name: 'Other', localService: true },
          { lang: voiceLang, name: 'Fitting', localService: true },
        ],
        speak(speech: { text: string; voice: { name: string }; lang: string }) {
          said.push(`${speech.voice.name} ${speech.lang} ${speech.text}`)
          Reflect.set(window, 'speech', speech)
        },
        cancel: () => said.push('silence'),
        addEventListener() {},
      },
    })
    Reflect.set(
      window,
      'SpeechSynthesisUtterance',
      class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )
  }, lang)
}
