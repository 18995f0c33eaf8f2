const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID: time first, so that keys of one visitor sort by when they were written. */
export function ulid(now = Date.now(), random: Uint8Array = crypto.getRandomValues(new Uint8Array(16))): string {
  let time = ''
  for (let rest = now, index = 0; index < 10; index += 1) {
    time = letters[rest % 32] + time
    rest = Math.floor(rest / 32)
  }
  // Not by `Array.from`, which MooTools and Prototype.js, still on many sites, have replaced by one that maps nothing.
  return time + [...random].map((byte) => letters[byte % 32]).join('')
}
