'use client'
import { useEffect, useRef } from 'react'
import PhoneNumberInput from 'react-phone-number-input'
import styles from './phone-input.module.scss'

export interface PhoneInputProps {
  id: string
  /** What stood in the plain input before this one took its place, then what this one says. */
  value: string
  describedBy?: string
  wrong: boolean
  /** Name of the country list for screen readers. */
  countryLabel: string
  /** True when the plain input had the focus. */
  takeFocus: boolean
  onChange(value: string): void
}

/** Two letters instead of a flag: no picture to fetch, and a dialling code is not a nation. */
function CountryCode({ country }: { country: string }) {
  return (
    <span className={styles.code} aria-hidden="true">
      {country}
    </span>
  )
}

function NoCountry() {
  return <CountryCode country="+" />
}

/** The international telephone input; 53 KB, so it loads when its place is touched (architecture, "Browser bytes"). */
export default function PhoneInput(props: PhoneInputProps) {
  const { id, value, describedBy, wrong, countryLabel, takeFocus, onChange } = props
  const focusAtFirst = useRef(takeFocus)
  useEffect(() => {
    if (focusAtFirst.current) document.getElementById(id)?.focus()
  }, [id])
  const digits = value.replace(/\D/g, '')
  return (
    <PhoneNumberInput
      className={styles.phone}
      id={id}
      international
      value={digits && `+${digits}`}
      onChange={(number?: string) => onChange(number ?? '')}
      flagComponent={CountryCode}
      internationalIcon={NoCountry}
      countrySelectProps={{ 'aria-label': countryLabel }}
      autoComplete="tel"
      aria-invalid={wrong || undefined}
      aria-describedby={describedBy}
    />
  )
}
