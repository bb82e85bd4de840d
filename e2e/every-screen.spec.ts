import { keepEveryPromise } from './keep-promises.ts'
import { makeOperator } from './make-operator.ts'
import { test } from './people.ts'

for (const who of ['customer', 'washer', 'operator'] as const)
  test(`every screen has what it promises, for everyone, everywhere: ${who}`, async ({
    open,
    customer,
    washer,
    spot,
    marketUrl,
    faults,
  }) => {
    test.setTimeout(900_000)
    // A Washer looks at the request to take over an order that is nobody's any more.
    faults.allow(/404 .*\/takeover/)
    // Every language proves the chain, and asks who is in reach, once more: oftener than a person may in a minute.
    faults.allow(/429 .*\/(?:custody\/verify|reach)/)
    const account = who === 'operator' ? await makeOperator(marketUrl, 'Odile Operator') : { customer, washer }[who]
    await keepEveryPromise(await open(account), who, { customer, washer, spot }, account)
  })
