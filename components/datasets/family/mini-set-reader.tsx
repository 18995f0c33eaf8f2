import { readFileSync } from 'node:fs'
import { useTranslations } from 'next-intl'
import { siteOrigin } from '#lib/config/site-origin'
import { devkitPackages as packages } from '#lib/content/datasets/devkit-packages'
import { type MiniSet, miniSetArchive, miniSets } from '#lib/content/datasets/mini-sets'
import code from '../labels/voc-example.module.scss'
import styles from './mini-set-reader.module.scss'

/** The examples as the devkit's tests run them. */
const examples = {
  python: {
    flow: readFileSync('devkit/python/examples/flow.py', 'utf8'),
    inland: readFileSync('devkit/python/examples/inland.py', 'utf8'),
  },
  typescript: {
    flow: readFileSync('devkit/typescript/examples/flow.ts', 'utf8'),
    inland: readFileSync('devkit/typescript/examples/inland.ts', 'utf8'),
  },
} as const

/** Commands to run once before an example; Python unpacks archives on every system. */
function commandsOf(set: MiniSet) {
  const { name } = miniSets[set]
  const full = (path: string) => new URL(path, siteOrigin()).href
  const fetched = [`curl -O ${full(miniSetArchive(set))}`, `python3 -m zipfile -e ${name}.zip .`]
  return {
    python: [`pip install ${full(`/devkit/${packages.python.name}`)}`, ...fetched],
    typescript: [
      `npm install ${full(`/devkit/${packages.typescript.name}`)}${set === 'flow' ? ' @xmldom/xmldom' : ''}`,
      'npm pkg set type=module',
      ...fetched,
    ],
  }
}

/** How to load a sample set in Python and in TypeScript: what to install, and a script that runs beside the set. */
export function MiniSetReader({ set }: { set: MiniSet }) {
  const t = useTranslations('MiniSet')
  const commands = commandsOf(set)
  return (['python', 'typescript'] as const).map((language) => (
    <div key={language} className={styles.reader}>
      <h3>{t(`load.${language}`)}</h3>
      <p>
        {t.rich(`loadText.${language}`, {
          file: () => (
            <a href={`/devkit/${packages[language].name}`} download>
              {packages[language].name}
            </a>
          ),
        })}{' '}
        <a href="/devkit/SHA256SUMS">SHA-256</a>
      </p>
      <pre className={code.code} translate="no">
        {commands[language].join('\n')}
      </pre>
      <p>{t('example')}</p>
      <pre className={code.code} translate="no">
        {examples[language][set]}
      </pre>
    </div>
  ))
}
