'use client'
import { partWhenLive } from '#components/ui/part-when-live'

// Each explorer comes when its page is live; until then its still picture stands there.
export const BoxExplorerLoader = partWhenLive(() => import('./box-explorer').then((part) => part.BoxExplorer))
export const DriveExplorerLoader = partWhenLive(() => import('./drive-explorer').then((part) => part.DriveExplorer))
export const RadarExplorerLoader = partWhenLive(() => import('./radar-explorer').then((part) => part.RadarExplorer))
export const StereoExplorerLoader = partWhenLive(() => import('./stereo-explorer').then((part) => part.StereoExplorer))
export const WaterExplorerLoader = partWhenLive(() => import('./water-explorer').then((part) => part.WaterExplorer))
