/** Two telephones for each of 30 countries, written with their country code as their owners group them. */
const written: Readonly<Record<string, readonly string[]>> = {
  AE: ['+971 4 123 4567', '+971 50 123 4567'],
  AT: ['+43 1 234 5678', '+43 664 123 4567'],
  AU: ['+61 2 9123 4567', '+61 412 345 678'],
  BE: ['+32 2 123 45 67', '+32 470 12 34 56'],
  BR: ['+55 11 2345 6789', '+55 11 96123 4567'],
  CA: ['+1 613 555 0123', '+1 604 555 0199'],
  CH: ['+41 44 668 18 00', '+41 78 123 45 67'],
  CN: ['+86 791 8888 8888', '+86 138 0013 8000'],
  DE: ['+49 30 123456', '+49 1512 3456789'],
  DK: ['+45 32 12 34 56', '+45 20 12 34 56'],
  EG: ['+20 2 3456 7890', '+20 100 123 4567'],
  ES: ['+34 912 34 56 78', '+34 612 34 56 78'],
  FI: ['+358 9 1234 5678', '+358 41 2345678'],
  FR: ['+33 1 23 45 67 89', '+33 6 12 34 56 78'],
  GB: ['+44 20 7183 8750', '+44 7400 123456'],
  HK: ['+852 2123 4567', '+852 5123 4567'],
  ID: ['+62 21 8350 1234', '+62 812 345 678'],
  IN: ['+91 22 1234 5678', '+91 98765 43210'],
  IT: ['+39 06 1234 5678', '+39 312 345 6789'],
  JP: ['+81 3 1234 5678', '+81 90 1234 5678'],
  KR: ['+82 2 312 3456', '+82 10 2000 0000'],
  MX: ['+52 55 1234 5678', '+52 33 3123 4567'],
  MY: ['+60 3 2385 6789', '+60 12 345 6789'],
  NL: ['+31 20 123 4567', '+31 6 1234 5678'],
  NZ: ['+64 9 345 6789', '+64 21 123 4567'],
  PL: ['+48 12 345 67 89', '+48 512 345 678'],
  RU: ['+7 495 123 45 67', '+7 912 345 67 89'],
  SA: ['+966 11 234 5678', '+966 51 234 5678'],
  SG: ['+65 6123 4567', '+65 8123 4567'],
  US: ['+1 415 555 2671', '+1 212 555 0123'],
}

export const telephones = Object.entries(written).flatMap(([country, numbers]) =>
  numbers.map((number) => ({ country, written: number })),
)

/** The same number with every way in which people set its digits apart. */
export function spellings(number: string): string[] {
  const [code = '', area = '', ...rest] = number.split(' ')
  return [
    number,
    number.replaceAll(' ', ''),
    number.replaceAll(' ', '-'),
    number.replaceAll(' ', '.'),
    number.replaceAll(' ', '/'),
    number.replaceAll(' ', '\u00a0'),
    number.replaceAll(' ', '\u2013'),
    number.replaceAll(' ', '  '),
    `${code} (${area}) ${rest.join('-')}`,
    `(${code}) ${area} ${rest.join(' ')}`,
    `${code}-${area} ${rest.join(' ')}`,
    number.replace('+', '00'),
    number.replace('+', '\uff0b'),
    ` ${number} `,
  ]
}
