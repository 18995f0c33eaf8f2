import { KeyMarks } from '#components/product/drawings/key-marks'
import styles from './drawing.module.scss'

/** A work platform from above: cabin, the circle the crane may swing, cargo, push knees. Not to scale. */
export function DeckPlan() {
  return (
    <svg className={styles.drawing} data-wide="" viewBox="0 0 1280 460" aria-hidden="true">
      <path className={styles.water} d="M0 20h1280v420H0z" />
      <path
        className={styles.body}
        d="M120 90h960c24 0 40 14 40 40v200c0 26-16 40-40 40H120c-20 0-34-12-34-34V124c0-22 14-34 34-34Z"
      />
      <path className={styles.thin} d="M120 112h950v236H120zM200 112v236M160 140v180M132 140h56M132 320h56" />
      <path
        className={styles.line}
        d="M260 180h120c10 0 16 6 16 16v68c0 10-6 16-16 16H260c-10 0-16-6-16-16v-68c0-10 6-16 16-16ZM280 200h52v60h-52zM352 206v48"
      />
      <path className={styles.litFill} d="M560 230m-188 0a188 188 0 1 0 376 0a188 188 0 1 0-376 0" />
      <path className={styles.limit} d="M560 42v376M372 230h376" />
      <path className={styles.track} d="M560 230 700 104" />
      <circle className={styles.solid} cx="700" cy="104" r="8" />
      <circle className={styles.body} cx="560" cy="230" r="24" />
      <path className={styles.line} d="M790 150h160v70H790zM790 240h90v70h-90z" />
      <path className={styles.thin} d="M815 150v70M840 150v70M865 150v70M890 150v70M915 150v70M815 240v70M840 240v70" />
      <circle className={styles.line} cx="920" cy="276" r="18" />
      <circle className={styles.line} cx="966" cy="276" r="18" />
      <circle className={styles.line} cx="1012" cy="200" r="26" />
      <path className={styles.line} d="M1120 124h34v44h-34zM1120 292h34v44h-34z" />
      <g className={styles.quietFill}>
        <circle cx="220" cy="84" r="9" />
        <circle cx="480" cy="84" r="9" />
        <circle cx="740" cy="84" r="9" />
        <circle cx="1000" cy="84" r="9" />
        <circle cx="220" cy="376" r="9" />
        <circle cx="480" cy="376" r="9" />
        <circle cx="740" cy="376" r="9" />
        <circle cx="1000" cy="376" r="9" />
      </g>
      <KeyMarks
        marks={[
          [1, 320, 152],
          [2, 478, 150],
          [3, 870, 340],
          [4, 1186, 230],
        ]}
      />
    </svg>
  )
}
