import type { ImageBoxes } from './boxes.ts'
import { FormatError } from './format-error.ts'

/** Every class that occurs, in alphabetical order. */
export function classNames(images: readonly ImageBoxes[]): string[] {
  return [...new Set(images.flatMap(({ boxes }) => boxes.map(({ name }) => name)))].sort()
}

/** The classes in the order in which they are numbered: those given, then any others that occur, by alphabet. */
export const classesInOrder = (names: readonly string[], images: readonly ImageBoxes[]): string[] => [
  ...new Set([...names, ...classNames(images)]),
]

/** The place of a class in the list, from 0. Throws FormatError. */
export function classNumber(name: string, names: readonly string[]): number {
  const number = names.indexOf(name)
  if (number < 0) throw new FormatError('classes', `${name} is not in the list`)
  return number
}
