// Who the agency is. Each value can be overridden when the program is configured; these are the defaults.
export interface Agency {
  name: string;
  phone: string;
  whatsapp: string;
  email: string;
  domain: string;
  address: string;
  /** From Monday to Friday, South African time. */
  hours: string;
}

export const agencyDefaults: Agency = {
  name: 'Highveld Studio',
  phone: '+27 11 555 0100',
  whatsapp: '+27 11 555 0100',
  email: 'info@highveldstudio.example',
  domain: 'highveldstudio.example',
  address: 'Kempton Park, Johannesburg, South Africa',
  hours: '08:00-17:00',
};
