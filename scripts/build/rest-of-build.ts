/**
 * What a first start does while it already serves the site (`lib/http-server/finish-build.ts`): full compression and the
 * assistant's learning, in one process that one signal ends. Called with `--rest`.
 */
import './precompress.ts'
import './learn-questions.ts'
