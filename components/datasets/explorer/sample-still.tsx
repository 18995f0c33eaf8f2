import styles from './explorer.module.scss'

interface SampleStillProps {
  pictures: readonly { address: string; alt: string }[]
  size: { width: number; height: number }
  /** Beside or under the pictures, where the explorer will draw what needs script. */
  blank?: 'beside' | 'beneath' | 'pair'
}

/** The first sample's pictures, shown until the explorer has loaded and without script. */
export function SampleStill({ pictures, size, blank }: SampleStillProps) {
  const stages = pictures.map(({ address, alt }) => (
    <div key={address} className={styles.stage}>
      {/* biome-ignore lint/performance/noImgElement: the file is shown as it is in the set. */}
      <img src={address} {...size} alt={alt} loading="lazy" />
    </div>
  ))
  return (
    <>
      {pictures.length > 1 || blank === 'beside' ? (
        <div className={styles.pair}>
          {stages}
          {blank === 'beside' && <div className={styles.blank} />}
        </div>
      ) : (
        stages
      )}
      {blank === 'beneath' && <div className={styles.blank} data-full="" />}
      {blank === 'pair' && <div className={styles.blank} data-pair="" />}
      <div className={styles.bar} />
    </>
  )
}
