/**
 * What a first start leaves for later, while the site is served already (`lib/http-server/finish-build.ts`): the highest levels
 * of compression and what the assistant learns, in one process, so that one signal ends it. Called with `--rest`.
 */
import './precompress.ts'
import './learn-questions.ts'
