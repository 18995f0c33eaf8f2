/** Calls once things are quiet for `quietMs`, at the latest `ceilingMs` after the first; `cancel` forgets it. */
export function debounce(call: () => void, quietMs: number, ceilingMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt = 0

  function run() {
    timer = undefined
    call()
  }

  function settled() {
    const now = Date.now()
    if (timer === undefined) firstAt = now
    clearTimeout(timer)
    timer = setTimeout(run, Math.min(quietMs, Math.max(0, firstAt + ceilingMs - now)))
  }

  settled.cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return settled
}
