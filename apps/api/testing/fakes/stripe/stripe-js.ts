/**
 * A fake of the script that browsers load from js.stripe.com, with the parts for a card form and authentication. It
 * calls api.stripe.com like the real one, so the server of this script answers that host too.
 */
export const stripeJs = `(() => {
  const api = 'https://api.stripe.com'
  const call = async (method, path, form) => {
    const body = form && new URLSearchParams(form)
    const answer = await fetch(api + path, { method, body })
    return answer.json()
  }
  const idOf = (secret) => secret.split('_secret_')[0]
  const read = (noun, secret) => call('GET', '/v1/' + noun + '/' + idOf(secret) + '?client_secret=' + encodeURIComponent(secret))

  const askPayer = () => new Promise((answered) => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', '3D Secure 2 Test Page')
    const add = (name, text) => dialog.appendChild(Object.assign(document.createElement(name), { textContent: text }))
    add('p', 'This is a test 3D Secure authentication for a transaction.')
    const finish = (outcome) => () => { dialog.remove(); answered(outcome) }
    add('button', 'Complete').onclick = finish('approve')
    add('button', 'Fail').onclick = finish('decline')
    dialog.oncancel = finish('decline')
    document.body.appendChild(dialog)
    dialog.showModal()
  })
  const authenticate = async (secret) => {
    const outcome = await askPayer()
    await fetch(api + '/control/authentications', { method: 'POST', body: JSON.stringify({ secret, outcome }) })
  }
  const failure = (code) => ({
    error: {
      type: 'invalid_request_error',
      code,
      message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  })

  function createElement(type) {
    const listeners = {}
    const inputs = {}
    const fire = (name, event) => (listeners[name] || []).forEach((hear) => hear(event))
    const element = {
      _type: type,
      mount(target) {
        const box = typeof target === 'string' ? document.querySelector(target) : target
        for (const [name, label, placeholder] of [
          ['number', 'Credit or debit card number', 'Card number'],
          ['expiry', 'Credit or debit card expiration date', 'MM / YY'],
          ['cvc', 'Credit or debit card CVC/CVV', 'CVC'],
        ]) {
          const input = document.createElement('input')
          input.setAttribute('aria-label', label)
          input.placeholder = placeholder
          input.inputMode = 'numeric'
          input.style.cssText = 'border:0;min-width:4em;width:' + (name === 'number' ? '55%' : '20%') + ';background:none;color:inherit;font:inherit'
          input.oninput = () => fire('change', { elementType: type, complete: false, empty: false, error: undefined })
          inputs[name] = box.appendChild(input)
        }
        setTimeout(() => fire('ready', { elementType: type }))
      },
      on(name, hear) { (listeners[name] ||= []).push(hear); return element },
      once(name, hear) { return element.on(name, hear) },
      off(name) { delete listeners[name]; return element },
      update() {}, focus() { inputs.number?.focus() }, blur() {}, clear() {},
      unmount() { for (const input of Object.values(inputs)) input.remove() },
      destroy() { element.unmount() },
      _card() {
        const [month = '', year = ''] = inputs.expiry.value.split('/').map((part) => part.trim())
        return {
          'payment_method_data[card][number]': inputs.number.value.replace(/\\s/g, ''),
          'payment_method_data[card][exp_month]': month,
          'payment_method_data[card][exp_year]': year.length === 2 ? '20' + year : year,
          'payment_method_data[card][cvc]': inputs.cvc.value,
        }
      },
    }
    return element
  }
  const typeOf = (asked) => (typeof asked === 'string' ? asked : asked?.__elementType)

  window.Stripe = Object.assign(function Stripe() {
    const handleNextAction = async ({ clientSecret }) => {
      const noun = clientSecret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
      const kind = noun === 'setup_intents' ? 'setup' : 'payment'
      const before = await read(noun, clientSecret)
      if (before.error) return before
      if (before.status === 'requires_action') await authenticate(clientSecret)
      const after = await read(noun, clientSecret)
      if (after.error) return after
      if (after.status === 'requires_payment_method') return failure(kind + '_intent_authentication_failure')
      return { [kind + 'Intent']: after }
    }
    return {
      elements() {
        const made = {}
        return {
          create(asked) { return (made[typeOf(asked)] = createElement(typeOf(asked))) },
          getElement(asked) { return made[typeOf(asked)] ?? null },
          update() {}, on() {}, off() {},
        }
      },
      async confirmCardSetup(secret, { payment_method } = {}) {
        const answer = await call('POST', '/v1/setup_intents/' + idOf(secret) + '/confirm', {
          client_secret: secret,
          ...payment_method.card._card(),
        })
        if (answer.error) return answer
        return answer.status === 'requires_action' ? handleNextAction({ clientSecret: secret }) : { setupIntent: answer }
      },
      confirmCardPayment: (secret) => handleNextAction({ clientSecret: secret }),
      handleNextAction,
      retrievePaymentIntent: async (secret) => ({ paymentIntent: await read('payment_intents', secret) }),
      createToken() {}, createPaymentMethod() {}, registerAppInfo() {}, _registerWrapper() {},
    }
  }, { version: 'endive' })
})()
`
