/** What a conversation with files needs, in a chunk of its own. */
export { FileTray } from './file-tray.tsx'
export { FileView } from './file-view.tsx'
export { uploadsOf } from './uploads.ts'
