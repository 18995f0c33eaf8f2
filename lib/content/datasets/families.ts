import type { RoutePath } from '#lib/routes/table'

export type FamilyPath = Extract<RoutePath, `/datasets/${'FloW' | 'USVInland'}${string}`>

/** The two families and their chapters, in reading order; the sub-navigation and the pager read this. */
export const families = {
  flow: [
    '/datasets/FloW',
    '/datasets/FloW/Introduction',
    '/datasets/FloW/FloW-Img',
    '/datasets/FloW/FloW-RI',
    '/datasets/FloW/Radar',
  ],
  usvInland: [
    '/datasets/USVInland',
    '/datasets/USVInland/Introduction',
    '/datasets/USVInland/Platform',
    '/datasets/USVInland/Radar',
    '/datasets/USVInland/SLAM',
    '/datasets/USVInland/Stereo',
    '/datasets/USVInland/Waterline',
  ],
} as const satisfies Record<string, readonly FamilyPath[]>

export type Family = keyof typeof families

export const familyName = { flow: 'FloW', usvInland: 'USVInland' } as const satisfies Record<Family, string>

type DataKind = 'image' | 'video' | 'radarTensor' | 'radarPoints' | 'camera' | 'lidar' | 'ins' | 'radar'
type Task =
  | 'imageDetection'
  | 'smallObject'
  | 'radarDetection'
  | 'fusion'
  | 'slam'
  | 'stereoMatching'
  | 'waterSegmentation'

interface TaskMatrix {
  data: readonly DataKind[]
  tasks: readonly { task: Task; uses: readonly DataKind[] }[]
}

/** The data that serve each task (FACT-A1, FACT-A2); no source names one for USVInland's radar. */
export const taskMatrix: Record<Family, TaskMatrix> = {
  flow: {
    data: ['image', 'radarTensor', 'radarPoints', 'video'],
    tasks: [
      { task: 'imageDetection', uses: ['image'] },
      { task: 'smallObject', uses: ['image'] },
      { task: 'radarDetection', uses: ['radarTensor', 'radarPoints'] },
      { task: 'fusion', uses: ['image', 'radarTensor', 'radarPoints'] },
    ],
  },
  usvInland: {
    data: ['camera', 'lidar', 'ins', 'radar'],
    tasks: [
      { task: 'slam', uses: ['camera', 'lidar', 'ins'] },
      { task: 'stereoMatching', uses: ['camera'] },
      { task: 'waterSegmentation', uses: ['camera'] },
    ],
  },
}
