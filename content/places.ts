// The 15 cities and 3 provinces in the order in which the site names them: enough for links, maps and addresses.
export interface Place {
  slug: string;
  kind: 'city' | 'province';
  city: string;
  province: string;
  /** Where it lies, in degrees: south and east. */
  south: number;
  east: number;
}

const city = (slug: string, name: string, province: string, south: number, east: number): Place => ({
  slug,
  kind: 'city',
  city: name,
  province,
  south,
  east,
});
const province = (slug: string, name: string, south: number, east: number): Place => ({
  slug,
  kind: 'province',
  city: name,
  province: name,
  south,
  east,
});

export const places: readonly Place[] = [
  city('cape-town', 'Cape Town', 'Western Cape', 33.9249, 18.4241),
  city('johannesburg', 'Johannesburg', 'Gauteng', 26.2041, 28.0473),
  city('durban', 'Durban', 'KwaZulu-Natal', 29.8587, 31.0218),
  city('pretoria', 'Pretoria', 'Gauteng', 25.7479, 28.2293),
  city('sandton', 'Sandton', 'Gauteng', 26.1076, 28.0567),
  city('stellenbosch', 'Stellenbosch', 'Western Cape', 33.9321, 18.8602),
  city('paarl', 'Paarl', 'Western Cape', 33.7342, 18.9621),
  city('pietermaritzburg', 'Pietermaritzburg', 'KwaZulu-Natal', 29.6006, 30.3794),
  city('port-elizabeth', 'Port Elizabeth', 'Eastern Cape', 33.9608, 25.6022),
  city('bloemfontein', 'Bloemfontein', 'Free State', 29.0852, 26.1596),
  city('nelspruit', 'Nelspruit', 'Mpumalanga', 25.4753, 30.9694),
  city('polokwane', 'Polokwane', 'Limpopo', 23.9045, 29.4689),
  city('rustenburg', 'Rustenburg', 'North West', 25.6676, 27.2421),
  city('kimberley', 'Kimberley', 'Northern Cape', 28.7282, 24.7499),
  city('east-london', 'East London', 'Eastern Cape', 33.0153, 27.9116),
  province('western-cape', 'Western Cape', 33.2278, 21.8569),
  province('gauteng', 'Gauteng', 26.2708, 28.1123),
  province('kwazulu-natal', 'KwaZulu-Natal', 28.5306, 30.8958),
];
