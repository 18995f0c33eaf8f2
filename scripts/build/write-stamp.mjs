// The build's last step: says what the build was made from.
import { presentFingerprint, writeStamp } from '../prepare/stamp.mjs'

writeStamp(presentFingerprint())
