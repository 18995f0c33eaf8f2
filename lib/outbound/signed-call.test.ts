import { expect, test } from 'vitest'
import { webhookSignature } from '#lib/outbound/signed-call'

test('a webhook is signed as the libraries of Standard Webhooks check it (their published example)', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const signed = webhookSignature(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')
  expect(signed).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
