import { expect, test } from 'vitest'
import { databaseServers } from '#lib/config/database-servers'

test.each([
  ['postgres://orca:s3cret@db/orca', ['postgres://orca:s3cret@db/orca']],
  ['postgres://orca@one:5432,two:5433/orca', ['postgres://orca@one:5432/orca', 'postgres://orca@two:5433/orca']],
  ['postgresql://one,[::1]:5433/orca', ['postgresql://one/orca', 'postgresql://[::1]:5433/orca']],
  [
    'postgres://a:b%2Cc@one,two/orca?sslmode=verify-full&target_session_attrs=read-write',
    ['postgres://a:b%2Cc@one/orca?sslmode=verify-full', 'postgres://a:b%2Cc@two/orca?sslmode=verify-full'],
  ],
  ['postgres://one,two/orca?target_session_attrs=primary', ['postgres://one/orca', 'postgres://two/orca']],
  ['mysql://db/orca', []],
  ['postgres:///orca', []],
])('%s', (address, servers) => {
  expect(databaseServers(address)).toEqual(servers)
})
