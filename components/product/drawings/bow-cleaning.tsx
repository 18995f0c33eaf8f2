import styles from './drawing.module.scss'

/** The cleaning bow from above: arms, mesh, basket. */
export function BowCleaning() {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 260" aria-hidden="true">
      <path
        className={styles.body}
        d="M40 40h230c52 0 96 14 126 38 6 6 4 12-6 12H270v80h120c10 0 12 6 6 12-30 24-74 38-126 38H40Z"
      />
      <path className={styles.litFill} d="M176 92h86v76h-86z" />
      <path
        className={styles.thin}
        d="M190 92v76M204 92v76M218 92v76M232 92v76M246 92v76M176 111h86M176 130h86M176 149h86"
      />
      <path className={styles.thin} d="M262 98h96v64h-96M286 98v64M310 98v64M334 98v64M64 64h90v132H64z" />
      <path className={styles.line} d="M384 84c36-6 62-22 78-48M384 176c36 6 62 22 78 48" />
      <g className={styles.quietFill}>
        <circle cx="404" cy="118" r="4" />
        <circle cx="438" cy="142" r="5" />
        <circle cx="470" cy="104" r="4" />
        <circle cx="488" cy="156" r="5" />
      </g>
    </svg>
  )
}
