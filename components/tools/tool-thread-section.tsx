import { useLocale, useMessages } from 'next-intl'
import { Island } from '#components/islands/island'
import { toolAddresses } from '#components/tools/tool-addresses.ts'
import { ToolThread } from '#components/tools/tool-thread'
import { environment } from '#lib/config/environment'
import { address } from '#lib/routes/address'
import type { RoutePath } from '#lib/routes/table'
import styles from './tool-thread.module.scss'

/** Under a tool: the other tools and the quote, which take over what was typed. */
export function ToolThreadSection({ path }: { path: RoutePath }) {
  const locale = useLocale()
  const { ToolThread: messages } = useMessages()
  const others = toolAddresses(locale).filter(([tool]) => path !== `/tools/${tool}`)
  const tools = others.map(([tool, href]) => ({ href, name: messages.tools[tool] }))
  return (
    <div className={styles.band} data-screen-only="">
      <Island name="thread" starts="near">
        <ToolThread
          locale={locale}
          tools={tools}
          quote={address('/quote', locale)}
          shortLinkDays={environment().SHORT_LINK_DAYS}
          messages={messages}
        />
      </Island>
    </div>
  )
}
