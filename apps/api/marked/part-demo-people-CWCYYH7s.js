import "./part-rolldown-runtime-BcUA5ExT.js";
import { n as sql } from "./part-sql-4BrvcC50.js";
import { t as market } from "./part-market-BryrP4Cv.js";
// packages/contract/src/demo/sign-ins.ts
const demoPassword = "washline-demo";
const demoEmails = {
	customer: "customer@demo.test",
	washer: "washer@demo.test",
	operator: "operator@demo.test"
};
// apps/api/src/demo/demo-market.ts
const markDemoMarket = (db, at) => db.run(sql`
    insert into demo_markets (begun_at) select ${at} where not exists (select from users) on conflict do nothing`);
const isDemoMarket = async (db) => await db.maybe(sql`select 1 from demo_markets`) !== void 0;
// apps/api/src/demo/demo-people.ts
const demoCity = {
	latitude: 3.1478,
	longitude: 101.7117
};
const demoCustomer = {
	email: demoEmails.customer,
	name: "Mira Tanaka",
	phone: "+60 3 5550 1001",
	home: {
		address: "18 Linden Street, Harbour Town",
		latitude: 3.14795,
		longitude: 101.71205
	}
};
const demoOperator = {
	email: demoEmails.operator,
	name: "Odile Marsh",
	phone: "+60 3 5550 1002"
};
const handWasher = {
	email: demoEmails.washer,
	name: "Sam Okafor",
	phone: "+60 3 5550 4001",
	business: "Okafor Fresh Fold",
	street: "7 Mill Lane",
	offset: [.0021, -.0012],
	ratings: [49, 50]
};
const driven = (number, name, business, street, offset, ratings) => ({
	email: `washer-${String(number).padStart(2, "0")}@demo.test`,
	name,
	phone: `+60 3 5550 ${4010 + number}`,
	business,
	street,
	offset,
	ratings
});
const drivenWashers = [
	driven(1, "Amina Rahman", "Rahman Wash House", "3 Orchard Row", [.0065, .0042], [48, 50]),
	driven(2, "Jonas Lindqvist", "Lindqvist Linen", "41 Harbour Parade", [-.0058, .0071], [47]),
	driven(3, "Priya Nair", "Nair & Daughters", "12 Temple Street", [.0093, -.0064], [50]),
	driven(4, "Mateo Cruz", "Cruz Clean Co.", "88 River Walk", [-.0102, -.0049], [45]),
	driven(5, "Hana Sato", "Sato Sentaku", "5 Lantern Court", [.0027, .0131], [49]),
	driven(6, "Elif Demir", "Demir Laundry Room", "27 Garden Terrace", [-.0139, .0018], []),
	driven(7, "Tomas Novak", "Novak Soap & Steam", "60 Station Road", [.0151, .0088], [46]),
	driven(8, "Grace Mensah", "Mensah Bright Wash", "9 Chapel Hill", [-.0046, -.0147], [48]),
	driven(9, "Lukas Weber", "Weber Waschsalon", "14 Foundry Lane", [.0188, -.0121], []),
	driven(10, "Chloe Martin", "Blanc sur Fil", "33 Market Square", [-.0194, .0112], [44]),
	driven(11, "Wei Chen", "Chen Spotless", "70 Bamboo Street", [.0079, .0205], []),
	driven(12, "Nora Haddad", "Haddad Home Laundry", "2 Lighthouse Road", [-.0221, -.0083], [47])
];
const cashingOut = drivenWashers.slice(0, 4);
const applicant = {
	email: "applicant@demo.test",
	name: "Ines Duarte",
	phone: "+60 3 5550 4002",
	business: "Duarte Garden Laundry",
	street: "15 Orchard Row",
	offset: [.0054, -.0102],
	ratings: []
};
const neighbours = [
	{
		email: "neighbour-1@demo.test",
		name: "Ben Whitlock",
		phone: "+60 3 5550 2005"
	},
	{
		email: "neighbour-2@demo.test",
		name: "Carla Ruiz",
		phone: "+60 3 5550 2004"
	},
	{
		email: "neighbour-3@demo.test",
		name: "Dmitri Petrov",
		phone: "+60 3 5550 2003"
	}
];
const simulated = (number, name, street, [north, east], isRegular = false) => ({
	email: `simulated-${String(number).padStart(2, "0")}@demo.test`,
	name,
	phone: `+60 3 5550 ${2010 + number}`,
	home: {
		address: `${street}, Harbour Town`,
		latitude: demoCity.latitude + north,
		longitude: demoCity.longitude + east
	},
	isRegular
});
const townspeople = [
	simulated(1, "Adaeze Obi", "4 Mill Lane", [.0014, -.0021], true),
	simulated(2, "Bruno Keller", "11 Linden Street", [.0032, 3e-4], true),
	simulated(3, "Camille Roux", "2 Weir Court", [1e-4, -.0034], true),
	simulated(4, "Daichi Mori", "51 Harbour Parade", [-.0061, .0054]),
	simulated(5, "Esther Lim", "19 Temple Street", [.0105, -.0051]),
	simulated(6, "Farid Khoury", "6 River Walk", [-.0087, -.0071]),
	simulated(7, "Gwen Hughes", "23 Lantern Court", [.0039, .0112]),
	simulated(8, "Henrik Dahl", "8 Chapel Hill", [-.0031, -.0128]),
	simulated(9, "Ilse Brandt", "37 Station Road", [.0138, .0062]),
	simulated(10, "Joaquim Reis", "16 Garden Terrace", [-.0121, .0043])
];
const comments = [
	"Back before lunch, folded better than I ever do.",
	"Everything counted in and counted out. Lovely smell.",
	"Quick, friendly and careful with the linen.",
	"On time to the minute. Thank you!",
	"The folding is a small work of art.",
	"Saved my checkout. Would book again."
];
const lukewarmComments = [
	"Good work, one shirt was still a little damp.",
	"Clean, but later than I had hoped.",
	"All there. The towels could be softer."
];
const everyDay = [{
	from: 480,
	to: 1320
}];
const demoHours = {
	time_zone: market.timeZone,
	at_once: market.dispatch.capacity,
	works_on_holidays: true,
	weekly: [
		everyDay,
		everyDay,
		everyDay,
		everyDay,
		everyDay,
		everyDay,
		everyDay
	],
	days: {}
};
export { demoCustomer as a, drivenWashers as c, neighbours as d, townspeople as f, demoPassword as g, demoEmails as h, demoCity as i, handWasher as l, markDemoMarket as m, cashingOut as n, demoHours as o, isDemoMarket as p, comments as r, demoOperator as s, applicant as t, lukewarmComments as u };
