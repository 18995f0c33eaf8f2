/** Writes numbers as a language does, rounded to so many decimals; those that would be zeros are left away. */
export const numbersIn =
  (locale: string, usualDigits = 0) =>
  (value: number, digits = usualDigits): string =>
    value.toLocaleString(locale, { maximumFractionDigits: digits })
