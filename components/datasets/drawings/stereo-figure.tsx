import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/drawings/figure'
import { usvInland } from '#lib/content/datasets/usvinland'
import drawing from './drawing.module.scss'

/** A rectified pair in its true 2:1 shape: the same point on the same line, shifted by the disparity. */
export function StereoFigure() {
  const t = useTranslations('StereoFigure')
  const size = `${usvInland.imageWidth} × ${usvInland.imageHeight}`
  return (
    <Figure caption={t('caption')}>
      <svg viewBox="0 0 560 200" className={drawing.drawing} role="img" aria-label={t('alt')}>
        {[20, 300].map((x, index) => (
          <g key={x} transform={`translate(${x} 32)`}>
            <path className={drawing.water} d="M0 66H240V120H0Z" />
            <path d="M0 0H240V120H0Z" />
            <path
              className={drawing.faint}
              d="M0 66C40 58 70 70 120 64S200 60 240 66M0 66V40q30-14 60-4t60 2 60-8 60 6v30"
            />
            <circle cx={index === 0 ? 150 : 118} cy="84" r="4" className={drawing.solid} />
            <path className={drawing.dashed} d="M0 84H240" />
            <text x="0" y="-10">
              {index === 0 ? t('left') : t('right')}
            </text>
            <text x="240" y="-10" textAnchor="end">
              {size}
            </text>
          </g>
        ))}
        <path className={drawing.box} d="M418 172H450M418 166v12M450 166v12" />
        <path className={drawing.dashed} d="M418 120V166M450 120V166" />
        <text x="460" y="176">
          {t('disparity')}
        </text>
      </svg>
    </Figure>
  )
}
