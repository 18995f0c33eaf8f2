import { useCallback, useEffect, useRef, useState } from 'react'
import { panelLabels } from '../messages/panels.ts'
import type { Core, PanelChunk, PanelDetail } from '../shared/core.ts'
import { Icon } from '../shared/icon.tsx'
import { playIcon, stopIcon } from '../shared/icons.ts'
import { voiceFor } from '../shared/voices.ts'
import css from './assistant.css?text'
import { PanelHead } from './panel-head.tsx'
import { render } from './render.tsx'

/** What is read aloud of an answer: no addresses, no marks that only the eye needs. */
function spokenText(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/[*_#>`~|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

interface AssistantProps {
  core: Core
  detail: Omit<PanelDetail, 'site'>
  close(): void
}

/** Reads an answer aloud: its recording where there is one, else by a voice of the device. Nothing plays by itself. */
function Assistant({ core, detail: { text, audio }, close }: AssistantProps) {
  const { lang } = core.state
  const labels = panelLabels[lang]
  const [playing, setPlaying] = useState(false)
  const [recorded, setRecorded] = useState(audio)
  const sound = useRef<HTMLAudioElement | undefined>(undefined)
  const voice = voiceFor(lang)
  const able = text !== undefined && (recorded !== undefined || voice !== undefined)

  const stop = useCallback(() => {
    sound.current?.pause()
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel()
    setPlaying(false)
  }, [])
  useEffect(() => {
    const hidden = () => document.hidden && stop()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      stop()
    }
  }, [stop])

  const speak = () => {
    if (!voice || text === undefined) return setPlaying(false)
    const speech = new SpeechSynthesisUtterance(spokenText(text))
    speech.voice = voice
    speech.lang = voice.lang
    speech.onend = () => setPlaying(false)
    speech.onerror = () => setPlaying(false)
    speechSynthesis.cancel()
    speechSynthesis.speak(speech)
    setPlaying(true)
  }
  const play = () => {
    if (!recorded) return speak()
    sound.current = new Audio(recorded)
    sound.current.onended = () => setPlaying(false)
    setPlaying(true)
    // A policy without a media source refuses the recording: then the voice reads.
    sound.current.play().catch(() => {
      setRecorded(undefined)
      speak()
    })
  }

  return (
    <>
      <PanelHead id="oc-assistant" title={labels.assistant} closeLabel={labels.close} onClose={close} />
      <div className="reading">
        <p className="reading-text">{text ?? labels.nothing}</p>
        {able ? (
          <button type="button" className="reader" data-first onClick={playing ? stop : play}>
            <Icon path={playing ? stopIcon : playIcon} />
            {playing ? labels.stop : labels.play}
            <span className="wave" data-on={playing} aria-hidden="true" />
          </button>
        ) : (
          text && <p className="reading-none">{labels.noVoice}</p>
        )}
      </div>
    </>
  )
}

export const mount: PanelChunk['mount'] = (core, into, close, detail) => {
  core.adopt(css)
  into.classList.add('assistant')
  into.setAttribute('role', 'dialog')
  into.setAttribute('aria-labelledby', 'oc-assistant')
  return render(into, <Assistant core={core} detail={detail} close={close} />)
}
