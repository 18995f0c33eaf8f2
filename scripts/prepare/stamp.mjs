// Marks a build with what it was made from, so that `npm start` knows whether it is still good. The build's last step, too:
// a machine that got a build and `npm ci --omit=dev` starts it as it is.
import { writeFileSync } from 'node:fs'
import { contentFingerprint, quickFingerprint } from './fingerprint.mjs'

export const stampFile = '.next/orca-build-fingerprint'

/** @returns {string} what a build made now is made from: two lines, by file times and by content. */
export function presentFingerprint() {
  return `${quickFingerprint()}\n${contentFingerprint()}`
}

/** @param {string} fingerprint */
export function writeStamp(fingerprint) {
  writeFileSync(stampFile, fingerprint)
}
