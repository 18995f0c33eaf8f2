'use client'
import { type ChangeEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { type Country, getCountries, getCountryCallingCode } from 'react-phone-number-input'
import names from 'react-phone-number-input/locale/en'
import { countryOfText, readPhoneNumber, sentPhoneNumber, textForCountry } from '#components/site/phone-number.ts'
import styles from './phone-input.module.scss'

/** The box's present text. */
export interface PhoneReading {
  /** The number in E.164, or what stands in the box while it is none. */
  read(): string
}

export interface PhoneInputProps {
  ref: Ref<PhoneReading>
  id: string
  /** What stood in the plain input before this one took its place. */
  typed: string
  describedBy?: string
  wrong: boolean
  countryLabel: string
  /** True when the plain input had the focus. */
  takeFocus: boolean
}

const countries = getCountries()
  .map((country) => ({ country, label: `${names[country] ?? country} +${getCountryCallingCode(country)}` }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

/**
 * The international telephone input, loaded on touch since the numbering plans weigh 50 KB. It reads the whole text: the library's own
 * input reformats at each key and misreads numbers without a country code, or with a space after it.
 */
export default function PhoneInput(props: PhoneInputProps) {
  const { ref, id, typed, describedBy, wrong, countryLabel, takeFocus } = props
  const box = useRef<HTMLInputElement>(null)
  const focusAtFirst = useRef(takeFocus)
  const [text, setText] = useState(typed)
  const [chosen, setChosen] = useState<Country>()
  const country = countryOfText(text, chosen)

  useEffect(() => {
    if (focusAtFirst.current) box.current?.focus()
  }, [])

  useImperativeHandle(ref, () => ({ read: () => sentPhoneNumber(box.current?.value ?? '', chosen) }), [chosen])

  function write(next: string) {
    if (box.current) box.current.value = next
    setText(next)
  }

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const next = countries.find((entry) => entry.country === event.target.value)?.country
    setChosen(next)
    const held = box.current?.value ?? text
    write(next ? textForCountry(held, next) : held)
    box.current?.focus()
  }

  /** On leaving the box, shows how the number was understood. */
  function settle() {
    const number = readPhoneNumber(box.current?.value ?? text, chosen)
    if (number) write(number.formatInternational())
  }

  const options = useMemo(
    () =>
      countries.map((entry) => (
        <option key={entry.country} value={entry.country}>
          {entry.label}
        </option>
      )),
    [],
  )
  return (
    <div className={styles.phone}>
      <div className={styles.country}>
        <select className={styles.list} value={country ?? ''} onChange={choose} aria-label={countryLabel}>
          <option value="">{names.ZZ}</option>
          {options}
        </select>
        {/* Two letters instead of a flag: no picture to fetch, and a dialling code is not a nation. */}
        <span className={styles.code} aria-hidden="true">
          {country ?? '+'}
        </span>
        <span className={styles.arrow} aria-hidden="true" />
      </div>
      <input
        ref={box}
        className={styles.number}
        id={id}
        type="tel"
        autoComplete="tel"
        maxLength={60}
        defaultValue={typed}
        onChange={(event) => setText(event.target.value)}
        onBlur={settle}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
      />
    </div>
  )
}
