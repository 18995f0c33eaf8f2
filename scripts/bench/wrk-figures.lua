-- What page-load.mjs reads: requests, microseconds of the run, the 99th percentile in microseconds, requests that failed.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format("\nfigures %d %d %d %d\n", summary.requests, summary.duration, latency:percentile(99), failed))
end
