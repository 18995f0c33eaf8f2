'use client'
import { useState } from 'react'
import type { DeskWords } from '#components/answer/desk-words.ts'
import type { Act } from '#components/answer/link-api.ts'
import { addressOfRight } from '#components/answer/link-right.ts'
import { copyText } from '#lib/browser/copy-text'
import styles from './desk-panel.module.scss'

interface HandOverProps {
  act: Act
  /** This link's own, for another device of the same person. */
  right: string
  words: DeskWords['handOver']
}

/** A new link for a colleague, copied or handed on unseen; shown only where a browser can do neither. */
export function HandOver({ act, right, words }: HandOverProps) {
  const [link, setLink] = useState<string>()
  const [withdraw, setWithdraw] = useState(false)
  const [said, setSaid] = useState('')
  const [byHand, setByHand] = useState<string>()
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator

  const make = async () => {
    const token = await act((calls) => calls.handOver())
    setLink(token && addressOfRight(token))
    setSaid(token ? '' : words.failed)
  }
  /** Only after the new link was copied or shared; else nobody would have one. */
  const handedOn = async (sentence: string) => {
    setSaid(sentence)
    if (withdraw) await act((calls) => calls.withdraw())
  }
  const copy = async (address: string, isOwn: boolean) => {
    if (!(await copyText(address))) return setByHand(address)
    if (isOwn) setSaid(words.done)
    else await handedOn(words.done)
  }
  const share = async (address: string) => {
    try {
      await navigator.share({ url: address })
      await handedOn(words.shared)
    } catch {
      // They have changed their mind: the link is still there to copy.
    }
  }
  return (
    <div className={styles.panel}>
      <p>{words.text}</p>
      <p className={styles.tick}>
        <input
          id="answer-withdraw"
          type="checkbox"
          checked={withdraw}
          onChange={(event) => setWithdraw(event.target.checked)}
        />
        <label htmlFor="answer-withdraw">{words.withdraw}</label>
      </p>
      <div className={styles.buttons}>
        {link === undefined && (
          <button type="button" className={styles.main} onClick={() => void make()}>
            {words.make}
          </button>
        )}
        {link !== undefined && (
          <button type="button" className={styles.main} onClick={() => void copy(link, false)}>
            {words.copy}
          </button>
        )}
        {link !== undefined && canShare && (
          <button type="button" onClick={() => void share(link)}>
            {words.share}
          </button>
        )}
        <button type="button" onClick={() => void copy(addressOfRight(right), true)}>
          {words.own}
        </button>
      </div>
      {byHand !== undefined && (
        <p>
          <label htmlFor="answer-by-hand">{words.byHand}</label>
          <input
            id="answer-by-hand"
            readOnly
            value={byHand}
            onFocus={(event) => event.target.select()}
            onCopy={() => byHand === link && void handedOn(words.done)}
          />
        </p>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
