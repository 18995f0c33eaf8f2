import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/drawings/figure'
import drawing from './drawing.module.scss'

const echoes = [
  [372, 92],
  [378, 98],
  [386, 90],
  [352, 132],
  [400, 150],
  [432, 74],
  [340, 60],
]
  .map(([x, y]) => `M${x} ${y}m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`)
  .join('')

/** One synchronised frame: the picture with its box, the radar's echoes from above, one moment for both. */
export function FusionFrame() {
  const t = useTranslations('FusionFrame')
  return (
    <Figure caption={t('caption')}>
      <svg viewBox="0 0 520 260" className={drawing.drawing} role="img" aria-label={t('alt')}>
        <path className={drawing.water} d="M24 84H244V184H24Z" />
        <path d="M24 32H244V184H24Z" />
        <path className={drawing.faint} d="M24 84C60 78 90 86 130 82S210 78 244 84" />
        <path className={drawing.faint} d="M40 120q14-4 28 0t28 0M150 150q14-4 28 0t28 0M70 166q14-4 28 0t28 0" />
        <path d="M150 112l18-7 8 1-7 6-17 4z" className={drawing.hull} />
        <path className={drawing.box} d="M142 98H184V122H142Z" />
        <path className={drawing.beam} d="M382 188L300 60A152 152 0 0 1 464 60Z" />
        <path className={drawing.faint} d="M327 102A102 102 0 0 1 437 102M354 145A51 51 0 0 1 410 145" />
        <path className={drawing.solid} d={echoes} />
        <path className={drawing.box} d="M364 82H394V106H364Z" />
        <path className={drawing.dashed} d="M184 110C240 128 300 66 364 94" />
        <path d="M24 224H496M134 216v16M382 216v16" />
        <path className={drawing.dashed} d="M134 184V216M382 188V216" />
        <text x="24" y="22">
          {t('image')}
        </text>
        <text x="496" y="22" textAnchor="end">
          {t('radar')}
        </text>
        <text x="24" y="250">
          {t('time')}
        </text>
      </svg>
    </Figure>
  )
}
