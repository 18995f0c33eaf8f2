import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { describeWidgetSites, Visitor } from '../support/widget-sites.ts'

describeWidgetSites((sites) => {
  test('fits in 3 KB, is the same for everybody and known again by its tag', async () => {
    for (const lang of ['zh', 'en']) {
      const client = new Visitor(sites.server.origin)
      const { json, headers } = await client.call(`config?site=pk_orca&lang=${lang}`)
      expect(gzipSync(JSON.stringify(json)).byteLength).toBeLessThan(3 * 1024)
      expect(json).toMatchObject({ lang, contacts: { phone: '400 000 0000' }, limits: { text: 4000, burst: 5 } })
      expect(json.hot.length).toBeGreaterThanOrEqual(5)
      expect(headers.get('cache-control')).toBe('public, max-age=300')
      const again = await client.call(`config?site=pk_orca&lang=${lang}`, {
        headers: { 'If-None-Match': headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    }
  })

  test('leaves out what a site does not have, and speaks the language of the site when none is asked for', async () => {
    const { json } = await new Visitor(sites.server.origin).call('config?site=pk_quiet', {
      headers: { Origin: 'https://quiet.example' },
    })
    expect(json).toMatchObject({ lang: 'en', contacts: {} })
    expect(json).not.toHaveProperty('board')
    const wrong = await new Visitor(sites.server.origin).call('config?site=pk_orca&lang=fr')
    expect(wrong).toMatchObject({ status: 422, json: { fields: { lang: 'choice' } } })
  })

  test('in a page before opening is as much of it as stands there, well under 1 KB', async () => {
    for (const lang of ['zh', 'en']) {
      const client = new Visitor(sites.server.origin)
      const part = async (name: string) =>
        (await client.call(`config?site=pk_orca&lang=${lang}${name && `&part=${name}`}`)).json
      const [all, closed, hot, dock] = [await part(''), await part('closed'), await part('hot'), await part('dock')]
      expect(gzipSync(JSON.stringify(closed), { level: 9 }).length).toBeLessThan(350)
      const { title, tip } = all.texts
      const questions = all.hot.slice(0, 6).map(({ question }: { question: string }) => ({ question }))
      expect(closed).toMatchObject({ texts: { title, tip }, hot: [], contacts: all.contacts, board: { fields: [] } })
      expect(Object.keys(closed.words), 'no name without its way').toEqual(
        ['phone', 'qr', 'board'].filter((way) => way in closed || way in closed.contacts),
      )
      expect(hot).toEqual({ hot: questions })
      // What a page still asks for whose loader is of an earlier release.
      expect(dock).toMatchObject({ texts: { title, tip }, hot: questions, contacts: all.contacts })
    }
    const wrong = await new Visitor(sites.server.origin).call('config?site=pk_orca&part=all')
    expect(wrong).toMatchObject({ status: 422, json: { fields: { part: 'choice' } } })
  })

  test('every hot question is answered at once', async () => {
    for (const lang of ['zh', 'en']) {
      const { json } = await new Visitor(sites.server.origin).call(`config?site=pk_orca&lang=${lang}`)
      for (const { id, question } of json.hot) {
        const client = await new Visitor(sites.server.origin).open('pk_orca', lang)
        expect((await client.say(question)).json.replies).toMatchObject([{ type: 'answer', answer_id: id }])
      }
    }
  })
})
