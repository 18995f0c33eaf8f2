import { useTranslations } from 'next-intl'
import { siteOrigin } from '#lib/config/site-origin'
import styles from './page.module.scss'
import { pinnedLoader } from './pinned-loader'
import { recipeNames, recipes } from './recipes'

/** Code to copy for each host, closed to its name: a reader has one framework of the fourteen. */
export function RecipeList() {
  const t = useTranslations('WidgetPage')
  const codes = recipes(siteOrigin(), pinnedLoader())
  return (
    <div className={styles.recipes}>
      {recipeNames.map((name) => (
        <details key={name} aria-labelledby={`recipe-${name}`}>
          <summary>
            <h3 id={`recipe-${name}`}>{t(`recipe.${name}.title`)}</h3>
          </summary>
          <p>{t(`recipe.${name}.text`)}</p>
          <pre className={styles.code}>
            <code>{codes[name]}</code>
          </pre>
        </details>
      ))}
    </div>
  )
}
