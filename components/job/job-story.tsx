import { useTranslations } from 'next-intl'
import { JobChart } from '#components/job/job-chart'
import { coverSizes } from '#components/ui/cover-sizes.ts'
import { H2, H3 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { WholeWords } from '#components/ui/whole-words'
import styles from './job-story.module.scss'

/** The six steps of a job, in the order of SPEC-4, each with the picture that shows it. */
const steps = [
  { name: 'start', picture: 'dock-leaving' },
  { name: 'clean', picture: 'smurf-hero' },
  { name: 'return', picture: 'canal-round' },
  { name: 'charge', picture: 'dock-charging' },
  { name: 'lift', picture: 'dock-lifting' },
  { name: 'resume', picture: 'night-cleaning' },
] as const

/**
 * A cleaning job told by scrolling: a pinned stage, a track line that draws itself and a picture for each step. An ordered list with
 * pictures where there is no room, or motion is unwanted or unsupported.
 */
export function JobStory() {
  const t = useTranslations('CleaningWorkflow')
  return (
    <section className={styles.job} id="workflow" data-quiet="" data-tone="dark">
      <div className={styles.head}>
        <H2 className={styles.title}>{t('title')}</H2>
        <p className={styles.lead} data-whole-words="">
          <WholeWords>{t('lead')}</WholeWords>
        </p>
      </div>
      <div className={styles.run}>
        <div className={styles.stage}>
          <JobChart className={styles.chart} />
          <ol className={styles.steps}>
            {steps.map(({ name, picture }) => (
              <li key={name} className={styles.step} data-step={name}>
                <div className={styles.shot}>
                  <div className={styles.wipe}>
                    <div className={styles.frame}>
                      <Picture
                        className={styles.picture}
                        name={picture}
                        // 98: the 768 pixels of a file fill a phone of 390 points.
                        sizes={coverSizes({ width: 56, height: 150, below: '98vw' })}
                      />
                    </div>
                  </div>
                </div>
                <div className={styles.copy}>
                  <H3 className={styles.name}>{t(`${name}.title`)}</H3>
                  <p className={styles.text}>{t(`${name}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
