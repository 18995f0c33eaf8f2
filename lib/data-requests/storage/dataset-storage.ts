import type { Settings } from '#lib/config/settings'
import { bucketStorage } from '#lib/data-requests/storage/bucket'
import { folderStorage } from '#lib/data-requests/storage/folder'
import type { DatasetStorage } from '#lib/data-requests/storage/storage'

/** Where the datasets lie, as configured; undefined: they are handed out by hand. */
export function datasetStorage({ DATASET_FOLDER, DATASET_BUCKET_URL }: Settings): DatasetStorage | undefined {
  if (DATASET_FOLDER) return folderStorage(DATASET_FOLDER)
  return DATASET_BUCKET_URL ? bucketStorage(DATASET_BUCKET_URL) : undefined
}
