/** A label as it stands inside a sentence: "Draft" is "draft", an abbreviation ("DOI") stays. */
export const inSentence = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
