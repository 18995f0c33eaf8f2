import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/drawings/figure'
import drawing from './drawing.module.scss'

/** The water in a picture, and the line where it ends. */
export function WaterlineFigure() {
  const t = useTranslations('WaterlineFigure')
  return (
    <Figure caption={t('caption')}>
      <svg viewBox="0 0 560 260" className={drawing.drawing} role="img" aria-label={t('alt')}>
        <path
          className={drawing.faint}
          d="M0 70C40 40 70 58 110 44S180 66 220 52 300 30 340 50 420 40 460 56 520 46 560 60"
        />
        <path
          className={drawing.faint}
          d="M40 128V86h44v38M96 122V70h30v50M380 118V80h52v44M450 126V92h60v40M200 108q12-34 24 0M236 108q14-42 28 0M300 108q10-28 20 0"
        />
        <path className={drawing.water} d="M0 150C60 132 130 122 210 114S330 108 380 120 500 138 560 142V260H0Z" />
        <path className={drawing.box} d="M0 150C60 132 130 122 210 114S330 108 380 120 500 138 560 142" />
        <path
          className={drawing.faint}
          d="M60 190q20-5 40 0t40 0M300 170q20-5 40 0t40 0M420 214q20-5 40 0t40 0M160 232q20-5 40 0t40 0"
        />
        <text x="20" y="28">
          {t('other')}
        </text>
        <text x="20" y="236">
          {t('water')}
        </text>
        <text x="540" y="170" textAnchor="end">
          {t('line')}
        </text>
      </svg>
    </Figure>
  )
}
