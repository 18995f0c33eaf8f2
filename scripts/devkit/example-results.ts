import { miniSets } from '#lib/content/datasets/mini-sets'

/** COCO results that show the format: the synthetic FloW boxes moved a little, some left out, some made up. */
export function exampleResults(): string {
  const images = miniSets.flow.images.filter(({ file }) => !file.includes('/'))
  const found = images.flatMap(({ boxes }, picture) =>
    boxes.flatMap(({ xmin, ymin, xmax, ymax }, box) => {
      const number = picture * 7 + box
      const away = ((number % 5) * (xmax - xmin)) / 12
      const result = (left: number, score: number) => ({
        image_id: picture + 1,
        category_id: 1,
        bbox: [Number(left.toFixed(1)), ymin, xmax - xmin, ymax - ymin],
        score: Number(score.toFixed(2)),
      })
      const hit = number % 6 === 5 ? [] : [result(xmin + away, 0.98 - (number % 5) / 8)]
      return number % 9 === 4 ? [...hit, result(xmin + 3 * (xmax - xmin), 0.45)] : hit
    }),
  )
  return `[\n${found.map((result) => JSON.stringify(result)).join(',\n')}\n]\n`
}
