const version = /(?<=\/(?:favicon|icon|apple-icon)\.(\w+))\?(?:favicon|icon|apple-icon)\.[\w-]+\.\1(?=\\?")/g

/**
 * The same page with the icons under their plain addresses, which browsers and search engines ask
 * for anyway: three words of chance less before the first frame.
 */
export function withPlainIcons(text: string): string {
  return text.replaceAll(version, '')
}
