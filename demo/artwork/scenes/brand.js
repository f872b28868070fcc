export const brand = () => [];
