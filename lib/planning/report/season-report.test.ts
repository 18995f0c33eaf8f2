import { describe, expect, it } from 'vitest'
import { areaUnits } from '#lib/content/area-units'
import { type Locale, locales } from '#lib/i18n/locales'
import { briefLine } from '#lib/planning/report/brief-line'
import { costFormulas, costTable, payBackLine } from '#lib/planning/report/cost-rows'
import { decisionLines } from '#lib/planning/report/decision-lines'
import { seasonFormulas } from '#lib/planning/report/formulas'
import { inputRows } from '#lib/planning/report/input-rows'
import { limitRows } from '#lib/planning/report/limit-rows'
import { seasonPrint } from '#lib/planning/report/season-print'
import { seasonWords } from '#lib/planning/report/season-words'
import { weeksTable, yearTable } from '#lib/planning/report/year-rows'
import type { SeasonInputs } from '#lib/planning/season-inputs'
import { planSeason } from '#lib/planning/season-plan'
import { startingSeason } from '#lib/planning/starting-season'

const printOf = (locale: Locale) =>
  seasonPrint(
    seasonWords(locale, (slug) => `/${slug}`),
    locale,
    areaUnits[locale][0],
  )
const plan = (change: Partial<SeasonInputs> = {}) => planSeason({ ...startingSeason, ...change })
const [zh, en] = [printOf('zh'), printOf('en')]

describe('a season in words', () => {
  it('shows each formula with its numbers, in the reader’s unit', () => {
    expect(seasonFormulas(plan(), en).slice(0, 6)).toEqual([
      'Work rate of one boat: 2 m × 1 m/s × 3,600 s = 0.72\u00a0ha/h (example, enter yours)',
      'One sweep: 8\u00a0ha ÷ 0.72\u00a0ha/h = 11.11 h of one boat',
      'A working day of 8 h, battery 6 h, charging 2 h: 6 h of work',
      'Busiest week: 350 kg ÷ 100 kg = 3.5, rounded up 4 baskets',
      'Busiest week: 3 × 11.11 h + 4 × 15 min = 34.33 h; ÷ (6 h × 5 days) = 1.14, rounded up 2',
      'Storm: 11.11 h + 10 baskets × 15 min = 13.61 h; ÷ (6 h × 3 days) = 0.76, rounded up 1',
    ])
    expect(seasonFormulas(plan({ boat: 'efficiency-standard' }), zh).slice(0, 2)).toEqual([
      '单船作业效率：40\u00a0亩/小时（产品参数）',
      '清扫一遍：120\u00a0亩 ÷ 40\u00a0亩/小时 = 3 船时',
    ])
  })

  it('says what decides, and what the visitor’s own number of boats comes to', () => {
    expect(decisionLines(plan(), zh)).toEqual(['由最忙的一周决定，需要 2 艘；暴雨后 3 天内清完，1 艘即可。'])
    expect(decisionLines(plan({ boats: 1 }), en)[1]).toBe(
      'You entered 1: after a storm they take 2.3 days, and 26 weeks need more hours than they have. 2 are enough.',
    )
    expect(decisionLines(plan({ area: 4_000_000 }), en).at(-1)).toMatch(/^The area is too large/)
    expect(briefLine(plan({ boats: 1, service: 0.15 }), en)).not.toContain('Service')
    expect(briefLine(plan({ service: 0.15 }), en)).toMatch(/ · Service 144,000$/)
  })

  it('names in a row of the cost what it needs, and no value', () => {
    const rows = costTable(plan({ wage: 30 }), en)
    expect(rows.find(([label]) => label?.startsWith('Electricity'))).toEqual([
      'Electricity · needs Energy per charge (kWh) and Price per kWh',
      '–',
      '–',
      '–',
      '–',
    ])
    expect(rows.find(([label]) => label === 'Wages')).toEqual(['Wages', '35,880', '35,880', '–', '–'])
    expect(payBackLine(plan(), zh)).toMatch(/^计算回本还需填写：购船价（每艘）、/)
    expect(costFormulas(plan({ wage: 30 }), zh)).toEqual(['人工: 1,196 小时 × 30 = 35,880'])
  })

  it('gives a limit’s reason with the boat’s figure and its mark', () => {
    const [, moshark] = limitRows(plan({ depth: 0.46, wind: 8 }), zh)
    expect(moshark).toEqual([
      'MOSHARK · 清洁型',
      '需要确认',
      '吃水 0.45 米（参考值），水深 0.46 米可用。 风速 8 米/秒：抗风能力随报价书面提供。',
    ])
  })

  it.each(locales)('leaves no place in a sentence unfilled (%s)', (locale) => {
    const print = printOf(locale)
    const limited = { bridge: 2, gate: 12, depth: 1, launchDepth: 1, launchSlope: 10, current: 1, wind: 8, night: true }
    const priced = { boatPrice: 1, dockPrice: 1, lifeYears: 8, interest: 4, upkeep: 1, chargeEnergy: 1, energyPrice: 1 }
    const paid = { wage: 1, disposal: 1, lease: 1, service: 1, manual: 1e6 }
    for (const change of [
      {},
      { sweepsWinter: 0 },
      { ...limited, ...priced, ...paid, shore: 100, boats: 9 },
      { job: 'weed' as const, boats: 1 },
    ]) {
      const season = plan(change)
      const all = [
        ...yearTable(season, print),
        ...weeksTable(season, print),
        ...costTable(season, print),
        ...limitRows(season, print),
        ...inputRows(season, print),
        [...decisionLines(season, print), ...seasonFormulas(season, print), ...costFormulas(season, print)],
        [payBackLine(season, print), briefLine(season, print)],
      ].flat()
      expect(all.filter((text) => /[{}]|NaN|undefined|^-0$/.test(text))).toEqual([])
    }
  })
})
