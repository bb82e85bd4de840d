import type Stripe from 'stripe'
import { type Card, GatewayFailure, type PaymentGateway } from '../payment-gateway.ts'
import { askStripe, isMissing } from './ask-stripe.ts'

const cardOf = ({ id, card }: Stripe.PaymentMethod): Card[] =>
  card ? [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }] : []

/** Customers, the setups that save their cards, and the saved cards. */
export function createStripeCards(
  stripe: Stripe,
): Pick<PaymentGateway, 'createCustomer' | 'createSetup' | 'listCards' | 'removeCard'> {
  return {
    createCustomer: async ({ userId }) => {
      const customer = await askStripe(
        stripe.customers.create({ metadata: { user_id: String(userId) } }, { idempotencyKey: `customer-${userId}` }),
      )
      return customer.id
    },
    createSetup: async (customerId) => {
      const setup = await askStripe(
        stripe.setupIntents.create({
          customer: customerId,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
        }),
      )
      if (!setup.client_secret) throw new GatewayFailure('Stripe gave no client secret')
      return { clientSecret: setup.client_secret }
    },
    listCards: async (customerId) => {
      const { data } = await askStripe(stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 100 }))
      return data.flatMap(cardOf)
    },
    removeCard: async ({ customerId, cardId }) => {
      try {
        const { customer } = await askStripe(stripe.paymentMethods.retrieve(cardId))
        if ((typeof customer === 'string' ? customer : customer?.id) !== customerId) return false
        await askStripe(stripe.paymentMethods.detach(cardId))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
  }
}
